const FORM = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

/** What a remote's files are written with. */
export interface RemoteWords {
  readonly name: string;
  /** Folder, page and last part of the address: `mf-mi-pagina` has `mi-pagina`. */
  readonly slug: string;
  /** Beginning of the component's name: `MiPagina`. */
  readonly component: string;
  /** What people read: `Mi pagina`. */
  readonly title: string;
}

/** @throws Error that says what a name looks like */
export function wordsOf(name: string): RemoteWords {
  if (!FORM.test(name) || name.length > LONGEST) {
    throw new Error(
      `'${name}' is no name of a remote: it begins with mf-, then lower-case letters, digits and single dashes, ${LONGEST} characters at most, ` +
        'such as mf-premios.',
    );
  }
  const slug = name.slice('mf-'.length);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { name, slug, component: slug.split('-').map(capital).join(''), title: capital(slug.replaceAll('-', ' ')) };
}
