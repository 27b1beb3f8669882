import { othersAreProduction, setProduction } from '../../store/policy/production';
import { checkSiteName } from '../../store/sites/sites';
import type { OpsCommand } from './command';

export const protect: OpsCommand = async ({ storage }, [site = ''], values) => {
  const said = await setProduction(storage, checkSiteName(site), values['off'] !== true);
  const { sites, not = [] } = said;
  const none = othersAreProduction(storage, said)
    ? `Production: every site of ${storage.where} but ${not.join(', ')}.`
    : 'No site is production.';
  return { lines: [sites.length > 0 ? `Production: ${sites.join(', ')}.` : none], data: { production: sites, not } };
};
