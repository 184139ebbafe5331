import type { Context } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import type { PlanRow } from './planning.repository.ts';
import { parcelsByNumber, zonesAtPoint, zonesInBox } from './planning.service.ts';

export const planningResolvers = {
	Query: {
		getAllPlanningZone: (_parent, { box, zoom }, context) => zonesInBox(context, box, zoom),
		getAllPlanningZoneAtPoint: (_parent, point, context) => zonesAtPoint(context, point),
		getAllParcel: (_parent, number, context) => parcelsByNumber(context, number),
	},
	PlanningZone: {
		plan: ({ plan_id }, _args, context) => loadPlan(context, plan_id),
		landCode: (zone) => zone.land_code,
	},
	Plan: {
		decidedOn: (plan) => plan.decided_on,
	},
	Parcel: {
		wardId: (parcel) => parcel.ward_code,
		ward: async ({ ward_code: code }, _args, { loaders }) =>
			(await loaders.unit.load({ system: 'legacy', code }))?.full_name ?? code,
		mapSheetNo: (parcel) => parcel.map_sheet_no,
		landPlotNo: (parcel) => parcel.land_plot_no,
		landCode: (parcel) => parcel.land_code,
	},
} satisfies Resolvers;

async function loadPlan({ loaders }: Context, id: string): Promise<PlanRow> {
	const plan = await loaders.plan.load(id);
	// Imported again between the two look-ups, a plan keeps its id.
	if (!plan) throw new Error(`plan ${id} is gone`);
	return plan;
}
