import { othersAreProduction, setProduction } from '../../store/policy/production';
import { beginningNotes } from '../../store/releases/releases';
import { checkSiteName, readEdgePointer } from '../../store/sites/sites';
import type { OpsCommand } from './command';

export const protect: OpsCommand = async ({ storage }, [site = ''], values) => {
  const notes = [...(await beginningNotes(storage))];
  const said = await setProduction(storage, checkSiteName(site), values['off'] !== true);
  const { sites, not = [] } = said;
  const none = othersAreProduction(storage, said)
    ? `Production: every site of ${storage.where} but ${not.join(', ')}.`
    : 'No site is production.';
  const line = sites.length > 0 ? `Production: ${sites.join(', ')}.` : none;
  // A mistyped name would leave the intended site unprotected and, in a bucket, also every site that is not listed.
  if (notes.length === 0 && (await readEdgePointer(storage, site)).tag === undefined)
    notes.push(`${site} serves nothing in ${storage.where}: take care that the name is right.`);
  return { lines: [line, ...notes], data: { production: sites, not, notes } };
};
