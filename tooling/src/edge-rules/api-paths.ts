/** Addresses that the edge forwards to the backend; every other address is a page or a file. */
export const API_PREFIXES = [
  '/api/',
  '/auth/',
  '/talon/',
  '/geopay/',
  '/captcha/',
  '/sandbox/',
  '/upload-image/',
  '/telemetry/',
] as const;
export const API_PATHS = [
  '/reset-link',
  '/reset-password',
  '/verify-reset-link',
  '/upload-image',
  '/telemetry',
] as const;

// Frameworks like Django and FastAPI redirect every call to its address with a slash at the end.
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path.startsWith(prefix)) ||
  API_PATHS.some((exact) => exact === path.replace(/\/$/, ''));
