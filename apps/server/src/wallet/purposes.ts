import { investmentPurpose } from '../invest/investment-purpose.ts';
import { planningCheckPurpose } from '../planning/planning-check-purpose.ts';
import { greenCheckPurpose } from '../verification/green-check-purpose.ts';
import type { PaymentPurpose } from './payment-purpose.ts';

/** Everything that can be paid for. */
export const purposes: readonly PaymentPurpose[] = [planningCheckPurpose, greenCheckPurpose, investmentPurpose];
