/** Whether a host of a URL is this machine: nobody else reaches it, and nobody listens on the way. */
export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
