import { ClosedPortalForgotten } from '../parts/closed-portal-forgotten';

/** The forgotten code of partners. */
export default function PartnerCodeVergetenPage() {
  return (
    <ClosedPortalForgotten
      title="Logincode vergeten als partner"
      portal="Het partnerportaal"
      loginPath="/login/partner"
    />
  );
}
