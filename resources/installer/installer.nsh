; Whoever uninstalls by hand is asked about the profile; an update and a silent uninstall keep it.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ${ifNot} ${Silent}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Also delete all StoreDesk data on this computer?$\r$\n$\r$\nThis includes the record of placed orders, unfinished imports and settings. Choose No to keep it for the next installation." IDNO keepProfile
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
