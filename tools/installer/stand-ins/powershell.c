/*
 * A stand-in for PowerShell, which wine lacks, with the four commands of the installer: is it there, may it run, is a program of this
 * folder running, and end those programs.
 */
#include <windows.h>
#include <psapi.h>

static int each(const WCHAR *folder, BOOL ends) {
  DWORD ids[4096], bytes = 0;
  int count = 0, length = lstrlenW(folder);
  EnumProcesses(ids, sizeof ids, &bytes);
  for (DWORD at = 0; at < bytes / sizeof *ids; at++) {
    WCHAR path[MAX_PATH];
    DWORD size = MAX_PATH;
    HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION | PROCESS_TERMINATE, FALSE, ids[at]);
    if (!process) continue;
    if (QueryFullProcessImageNameW(process, 0, path, &size) &&
        CompareStringW(LOCALE_USER_DEFAULT, NORM_IGNORECASE, path, min((int)size, length), folder, length) == CSTR_EQUAL) {
      count++;
      if (ends) TerminateProcess(process, 1);
    }
    CloseHandle(process);
  }
  return count;
}

static const WCHAR *find(const WCHAR *text, const WCHAR *part) {
  int length = lstrlenW(part);
  for (; *text; text++) if (CompareStringOrdinal(text, min(length, lstrlenW(text)), part, length, FALSE) == CSTR_EQUAL) return text;
  return NULL;
}

int WINAPI WinMain(HINSTANCE instance, HINSTANCE before, LPSTR arguments, int show) {
  const WCHAR *line = GetCommandLineW();
  const WCHAR *named = find(line, L"StartsWith('");
  if (!named) return find(line, L"Get-Command") || find(line, L"Get-ExecutionPolicy") ? 0 : 1;
  WCHAR folder[MAX_PATH];
  lstrcpynW(folder, named + lstrlenW(L"StartsWith('"), MAX_PATH);
  for (WCHAR *at = folder; *at; at++) if (*at == '\'') *at = 0;
  if (find(line, L"Stop-Process")) { each(folder, TRUE); return 0; }
  return each(folder, FALSE) > 0 ? 0 : 1;
}
