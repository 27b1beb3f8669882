export { toCsv, type CsvValue } from './csv';
export { formatDate, formatDateTime } from './date';
export { enumerated } from './enumeration';
export { foldText } from './fold';
export { formatMoney, NO_PRICE } from './money';
export { counted, formatNumber, plural } from './number';
export { internationalDigits, phoneLink, whatsAppLink } from './phone';
