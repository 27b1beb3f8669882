/** What both edges answer when the API cannot be reached. */
export const API_UNREACHABLE = 'El servidor no responde. Probá de nuevo en unos minutos.';

export const BAD_REQUEST = 'Pedido no válido.';

export const READ_ONLY = 'Esta dirección solo se puede leer.';

/** The body of a call that the edge refuses by itself: an envelope, as the API's own refusals. */
export const failureBody = (message: string) => ({ status: 'error', data: null, message });
