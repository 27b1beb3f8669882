import { useState } from 'react';
import { fullName } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useSession } from '@rifas/shared/session';
import { palettes } from '@rifas/shared/ui/palette';
import type { SharedLink } from '../shared-link';
import type { LinkPicture } from './link-picture';

/** The picture of a link, and the function that draws it. The code for it is loaded with the first picture. */
export function useLinkPicture({ numbers, charges }: SharedLink, address: string) {
  const { title, variant } = useHost().deployment;
  const passenger = useSession((session) => session.passenger);
  const [picture, setPicture] = useState<LinkPicture>();

  const draw = async (): Promise<void> => {
    if (!charges) return;
    setPicture(undefined);
    const { linkPicture } = await import(/* webpackChunkName: "link-picture" */ './link-picture');
    const seller = passenger ? fullName(passenger) : '';
    const name = ['rifa', ...numbers].join('-');
    setPicture(await linkPicture({ title, seller, charges, address }, palettes[variant].light, name));
  };
  return { picture, draw };
}
