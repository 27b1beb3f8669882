import { nameSite } from './name-site';

it.each(['Rifas', ' Rifas '])('adds the name of the site once to each title that a page sets: %j', async (site) => {
  document.title = 'ESTAS SON TUS RIFAS · Rifas';
  nameSite(site);
  for (const [given, shown] of [
    ['Inicio', 'Inicio · Rifas'],
    ['PAGAR RIFA DE ANA', 'PAGAR RIFA DE ANA · Rifas'],
    ['Premios · Rifas', 'Premios · Rifas'],
    ['Rifas', 'Rifas'],
  ] as const) {
    document.title = given;
    // By then observers have seen the given title and the changed one.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.title).toBe(shown);
  }
});
