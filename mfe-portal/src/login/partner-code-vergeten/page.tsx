import { ClosedPortalForgotten } from '../parts/closed-portal-forgotten';

export default function PartnerCodeVergetenPage() {
  return (
    <ClosedPortalForgotten
      title="Logincode vergeten als partner"
      portal="Het partnerportaal"
      loginPath="/login/partner"
    />
  );
}
