import { useHost } from '@rifas/shared/remote';

/** The organiser's address, to write to. */
export function ContactMail() {
  const { contactMail } = useHost().deployment.links;
  return <a href={`mailto:${contactMail}`}>{contactMail}</a>;
}
