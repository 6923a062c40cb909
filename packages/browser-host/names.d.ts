/** Electron's own types. The check of the app against the stand-in uses a copy without the module itself. */
/// <reference types="electron" />
