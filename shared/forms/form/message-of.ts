/** A copy of `processingError` of shared/domain/messages.ts: an import would bring all other messages along. */
export const REQUEST_FAILED = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';
export const CANNOT_CHECK = 'No pudimos comprobar los datos. Revisá tu conexión y probá de nuevo.';

/**
 * The message for people about an error that a submission threw: its `userMessage`, if it has one. Any other error is a
 * defect of this site. It is rethrown as an unhandled rejection, which telemetry reports, and people see the general
 * text.
 */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'userMessage' in error && typeof error.userMessage === 'string') {
    return error.userMessage;
  }
  void Promise.reject(error);
  return REQUEST_FAILED;
}
