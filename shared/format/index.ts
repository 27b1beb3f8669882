export { toCsv, type CsvValue } from './csv';
export { formatDate, formatDateTime } from './date';
export { dayInWords } from './day-in-words';
export { enumerated } from './enumeration';
export { foldText } from './fold';
export { mailLink } from './mail';
export { formatMoney, NO_PRICE, unbroken } from './money';
export { asSentence, capitalised, counted, plural, shownOf } from './number';
export { phoneLink, whatsAppLink, whatsAppShare } from './phone';
