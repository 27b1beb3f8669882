import { waitFor } from '@testing-library/react';
import { nameSite } from './name-site';

it('ends each title that a page gives itself with the name of the site, once', async () => {
  document.title = 'ESTAS SON TUS RIFAS · Rifas';
  nameSite('Rifas');
  for (const [given, shown] of [
    ['Inicio', 'Inicio · Rifas'],
    ['PAGAR RIFA DE ANA', 'PAGAR RIFA DE ANA · Rifas'],
    ['Premios · Rifas', 'Premios · Rifas'],
    ['Rifas', 'Rifas'],
  ] as const) {
    document.title = given;
    await waitFor(() => expect(document.title).toBe(shown));
  }
});
