// Texts that several places of this remote show. A sentence with one use stays in its component.

export const SEARCH_LABEL = 'Buscar por número o comprador';
export const LINK_TITLE = 'Link de pago';

/** 'Sorteo 1'; a draw without a number is 'Sorteo'. */
export const drawLabel = (draw: string): string => `Sorteo ${draw}`.trim();
