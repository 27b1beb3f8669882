import { capitalised } from '@rifas/shared/format';

const FORM = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

/** The words that the template's files are filled with. */
export interface RemoteWords {
  readonly name: string;
  /** Name of folder and page, and last part of the address: `mf-mi-pagina` has `mi-pagina`. */
  readonly slug: string;
  /** Beginning of the component's name: `MiPagina`. */
  readonly component: string;
  /** The title that people read: `Mi pagina`. */
  readonly title: string;
}

/** @throws Error that describes valid names */
export function wordsOf(name: string): RemoteWords {
  if (!FORM.test(name) || name.length > LONGEST) {
    throw new Error(
      `'${name}' is no name of a remote: it begins with mf-, then lower-case letters, digits and single dashes, ${LONGEST} characters at most, ` +
        'such as mf-premios.',
    );
  }
  const slug = name.slice('mf-'.length);
  return {
    name,
    slug,
    component: slug.split('-').map(capitalised).join(''),
    title: capitalised(slug.replaceAll('-', ' ')),
  };
}
