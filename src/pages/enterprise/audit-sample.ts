import type { FigureData } from '../../features/product-kit/figure.ts';

/** Three days of an example organisation's audit log. */
export const AUDIT_SAMPLE: FigureData<'AuditLog'> = {
  kind: 'AuditLog',
  organization: 'Your company',
  entries: [
    {
      time: '2026-11-04 09:12:31Z',
      actor: 'mara@your-company.example',
      action: 'prompt.updated',
      object: 'support-assistant / support-answer',
      before: 'version 6, labels: staging',
      after: 'version 6, labels: staging, production',
    },
    {
      time: '2026-11-03 16:20:44Z',
      actor: 'jonas@your-company.example',
      action: 'key.revoked',
      object: 'support-assistant / pk-sg-7f3a',
      before: 'pk-sg-7f3a',
    },
    {
      time: '2026-11-02 08:47:05Z',
      actor: 'mara@your-company.example',
      action: 'member.role_changed',
      object: 'priya@your-company.example',
      before: 'role: Admin',
      after: 'role: Viewer',
    },
  ],
};
