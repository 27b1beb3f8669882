import { othersAreProduction, setProduction } from '../../store/policy/production';
import { beginningNotes } from '../../store/releases/releases';
import { checkSiteName } from '../../store/sites/sites';
import type { OpsCommand } from './command';

export const protect: OpsCommand = async ({ storage }, [site = ''], values) => {
  const notes = await beginningNotes(storage);
  const said = await setProduction(storage, checkSiteName(site), values['off'] !== true);
  const { sites, not = [] } = said;
  const none = othersAreProduction(storage, said)
    ? `Production: every site of ${storage.where} but ${not.join(', ')}.`
    : 'No site is production.';
  const line = sites.length > 0 ? `Production: ${sites.join(', ')}.` : none;
  return { lines: [line, ...notes], data: { production: sites, not, notes } };
};
