import { nameSite } from './name-site';

it.each(['Rifas', ' Rifas '])(
  'ends each title that a page gives itself with the name of the site, once: %j',
  async (site) => {
    document.title = 'ESTAS SON TUS RIFAS · Rifas';
    nameSite(site);
    for (const [given, shown] of [
      ['Inicio', 'Inicio · Rifas'],
      ['PAGAR RIFA DE ANA', 'PAGAR RIFA DE ANA · Rifas'],
      ['Premios · Rifas', 'Premios · Rifas'],
      ['Rifas', 'Rifas'],
    ] as const) {
      document.title = given;
      // Whoever watches the title has seen it by then, and what was made of it too.
      await new Promise((resolve) => setTimeout(resolve));
      expect(document.title).toBe(shown);
    }
  },
);
