import type { App } from '../platform/app';

async function totals({ registry }: App['metrics']): Promise<Map<string, number>> {
  const metrics = await registry.getMetricsAsJSON();
  const events = metrics.find(({ name }) => name === 'rifas_events_total');
  return new Map(events?.values.map(({ labels, value }) => [`${labels['event']}/${labels['outcome']}`, value]));
}

/**
 * The business events counted during `act`, such as { 'payment/Aprobado': 1 }. Mails are left out, because they are
 * sent later.
 */
export async function countedDuring({ metrics }: Pick<App, 'metrics'>, act: () => Promise<unknown>) {
  const before = await totals(metrics);
  await act();
  const after = [...(await totals(metrics))].filter(([name]) => !name.startsWith('mail/'));
  const grown = after.map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count > 0));
}
