/** `processingError` of shared/domain/messages.ts, written again: the other messages would come with it. */
export const REQUEST_FAILED = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';
export const CANNOT_CHECK = 'No pudimos comprobar los datos. Revisá tu conexión y probá de nuevo.';

/**
 * What to tell people about an error that a submission threw: its `userMessage` where it carries one. Anything else is a
 * defect of ours: it is left to the page's unhandled rejections, where telemetry hears it, and people read the general text.
 */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'userMessage' in error && typeof error.userMessage === 'string') {
    return error.userMessage;
  }
  void Promise.reject(error);
  return REQUEST_FAILED;
}
