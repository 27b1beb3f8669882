import { setProduction } from '../../store/policy/production';
import { checkSiteName } from '../../store/sites/sites';
import type { OpsCommand } from './command';

export const protect: OpsCommand = async ({ storage }, [site = ''], values) => {
  const sites = await setProduction(storage, checkSiteName(site), values['off'] !== true);
  return {
    lines: [sites.length > 0 ? `Production: ${sites.join(', ')}.` : 'No site is production.'],
    data: { production: sites },
  };
};
