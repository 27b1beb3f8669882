import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { demoApi } from '../bench/demo-api';
import { comparePageLoads } from '../bench/page-load';
import { benchRaffleList } from '../bench/raffle-list';
import { formatSection, saveReport, type Section } from '../bench/report';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium';
import { loadDeployment } from '../compose/load-deployment';
import { dataDir } from '../lib/repo';
import { freePort, startSite } from '../site/start-site';

/** `npm run bench`: what a visitor on a slow phone gets, as ratios within one run; the figures also as JSON. */
export async function bench(): Promise<void> {
  const folder = join(dataDir, 'bench');
  rmSync(folder, { recursive: true, force: true });
  process.env.SITE_DIR = join(folder, 'site');
  const site = await startSite({ deployment: 'dtyt', port: await freePort(), backendEnv: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn' } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  const sections: Section[] = [];
  try {
    const api = demoApi(site.url);
    const { session } = loadDeployment('dtyt');
    sections.push(
      await benchRaffleList(browser, site.url, session.tokenName, api),
      await comparePageLoads(
        browser,
        { name: 'the pay page', url: `${site.url}${await api.makeLink('bruno@example.com')}`, key: { role: 'button', name: /^PAGAR$/ } },
        { name: 'the login page', url: `${site.url}/login`, key: { role: 'button', name: /^INGRESAR$/ } },
      ),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
  const file = join(folder, 'report.json');
  saveReport(file, sections);
  console.log(`${sections.map(formatSection).join('\n')}\n\nAlso in ${file}`);
}
