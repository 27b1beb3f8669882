/** All that an error says of itself and of what caused it, for whoever develops the remote that threw it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '', cause } = error;
  const own = stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
  return cause === undefined ? own : `${errorText(cause)}\n\n${own}`;
}
