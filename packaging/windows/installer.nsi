; The Windows installer: for one user, without administrator's rights; /S installs silently, /D=FOLDER (last) says
; where. Games and settings lie elsewhere and are never touched.
; Defined by packaging/windows_installer.py: NAME TITLE VERSION APP_ID URL BUNDLE ICON LICENSE OUTPUT SIZE_KB

Unicode true
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!include MUI2.nsh
!include FileFunc.nsh

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${TITLE}" "Folder"
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "FileDescription" "${TITLE} installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT License"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define OPEN_WITH "Software\Classes\Applications\${NAME}.exe"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"

!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

LangString RECORD ${LANG_ENGLISH} "${TITLE} record"
LangString RECORD ${LANG_DUTCH} "${TITLE}-partij"
LangString RECORD ${LANG_GERMAN} "${TITLE}-Partie"
LangString RECORD ${LANG_FRENCH} "partie de ${TITLE}"
LangString RECORD ${LANG_SPANISH} "partida de ${TITLE}"

Section "${TITLE}"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; what an older version brought and this one does not
  File /r "${BUNDLE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\${TITLE}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${TITLE} contributors"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${URL}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

  ; Windows goes by what follows the last dot, and .json is not ours to take: we only offer ourselves for it.
  WriteRegStr HKCU "${OPEN_WITH}" "FriendlyAppName" "${TITLE}"
  WriteRegStr HKCU "${OPEN_WITH}\SupportedTypes" ".json" ""
  WriteRegStr HKCU "${OPEN_WITH}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\${APP_ID}.record" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.record\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "${APP_ID}.record" ""
SectionEnd

Section "Uninstall"
  ; Only what was installed: whoever chose a folder with other things in it keeps them.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${OPEN_WITH}"
  DeleteRegKey HKCU "Software\Classes\${APP_ID}.record"
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "${APP_ID}.record"
  DeleteRegKey HKCU "Software\${TITLE}"
SectionEnd
