export { toCsv, type CsvValue } from './csv';
export { formatDate, formatDateTime } from './date';
export { formatMoney } from './money';
export { counted, formatNumber, plural } from './number';
