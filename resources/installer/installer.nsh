; Whoever uninstalls by hand is asked about the profile; an update and a silent uninstall keep it.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ${ifNot} ${Silent}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Delete what StoreDesk keeps on this computer, too?$\r$\n$\r$\nThat is the proof of orders that were placed here, unfinished imports and settings. With No it is all there when StoreDesk is installed again." IDNO keepProfile
        SetShellVarContext current
        RMDir /r "$APPDATA\${APP_FILENAME}"
        ; Registry keys and shortcuts are removed after this, by the same context.
        ${if} $installMode == "all"
          SetShellVarContext all
        ${endIf}
      keepProfile:
    ${endIf}
  ${endIf}
!macroend
