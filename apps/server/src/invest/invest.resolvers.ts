import { progressOf } from '@ancu/forms/invest';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { openPayment } from '../wallet/open-payment.ts';
import { findHoldings } from './holding.service.ts';
import { createOfferingUpdate, offeringDocuments, offeringUpdates, stateOf, viewOffering } from './offering.service.ts';
import { cancelOrder, createOrder, findPoints, getOrder, listOrders, refundOrder } from './order.service.ts';
import { orderOf, paymentCodeOf } from './order-payment.ts';
import { allowedActions, codeOf, readsAll } from './order-state.ts';
import { orderedListing } from './ordered-listing.ts';

export const investResolvers = {
	Query: {
		getAllInvestmentOrder: (_parent, args, context) => listOrders(context, args),
		getOneInvestmentOrder: (_parent, { id }, context) => getOrder(context, id),
		getAllMyInvestedProject: (_parent, args, context) => findHoldings(context, args),
		getAllMyInvestmentPoint: (_parent, _args, context) => findPoints(context),
	},
	Mutation: {
		createInvestmentOrder: (_parent, { data }, context) => createOrder(context, data),
		paymentInvestmentOrder: (_parent, { orderId, paymentMethod: method }, context) =>
			openPayment(context, { purpose: 'INVESTMENT', purposeId: orderId, method }),
		cancelInvestmentOrder: (_parent, { id }, context) => cancelOrder(context, id),
		refundInvestmentOrder: (_parent, { id, reason }, context) => refundOrder(context, id, reason),
		createOfferingUpdate: (_parent, { locationInfoId, text }, context) =>
			createOfferingUpdate(context, locationInfoId, text),
	},
	LocationInfo: {
		totalSoldShare: async (listing, _args, context) => (await viewOffering(context, listing))?.position.sold ?? null,
		totalMyShare: async (listing, _args, context) => (await viewOffering(context, listing))?.position.mine ?? null,
		offering: (listing, _args, context) => viewOffering(context, listing),
	},
	Offering: {
		id: ({ listing }) => listing.id,
		state: (view) => stateOf(view),
		totalShare: ({ terms }) => terms.totalShare,
		releaseQuantity: ({ terms }) => terms.releaseQuantity,
		pricePerShare: ({ terms }) => terms.pricePerShare,
		minInvestment: ({ terms }) => terms.minInvestment,
		maxSharePerAccount: ({ terms }) => terms.maxSharePerAccount,
		feeBps: ({ terms }) => terms.feeBps,
		softCap: ({ terms }) => terms.softCap,
		startDate: ({ terms }) => terms.startDate,
		endDate: ({ terms }) => terms.endDate,
		useOfFunds: ({ listing }) => listing.offering?.useOfFunds ?? null,
		exitRule: ({ listing }) => listing.offering?.exitRule ?? null,
		lowBps: ({ listing }) => listing.offering?.lowBps ?? null,
		baseBps: ({ listing }) => listing.offering?.baseBps ?? null,
		highBps: ({ listing }) => listing.offering?.highBps ?? null,
		soldShare: ({ position }) => position.sold,
		heldShare: ({ position }) => position.held,
		leftShare: ({ terms, position }) => progressOf(terms, position).left,
		myShare: ({ position }) => position.mine,
		myHeldShare: ({ position }) => position.mineHeld,
		documents: ({ listing }, _args, context) => offeringDocuments(context, listing),
		updates: (view, _args, context) => offeringUpdates(context, view),
	},
	OfferingUpdate: {
		id: ({ id }) => String(id),
		at: ({ at }) => at.toISOString(),
	},
	StaffPayment: {
		order: (payment, _args, context) => orderOf(payment, context),
	},
	InvestmentOrder: {
		code: (order) => codeOf(order),
		finalCost: (order) => order.final_cost,
		isPaid: ({ status }) => status === 'PAID',
		paymentMethod: (order) => order.payment_method,
		locationInfoId: (order) => order.listing_id,
		locationInfo: (order, _args, context) => orderedListing(order, context),
		userId: (order) => order.account_id,
		pricePerShare: (order) => order.price_per_share,
		expiresAt: ({ status, expires_at }) => (status === 'PENDING' ? expires_at.toISOString() : null),
		paidAt: ({ paid_at }) => paid_at?.toISOString() ?? null,
		closedAt: ({ closed_at }) => closed_at?.toISOString() ?? null,
		closeReason: (order) => order.close_reason,
		paymentId: (order) => order.payment_id,
		paymentCode: (order, _args, context) => paymentCodeOf(order, context),
		allowedActions: (order, _args, { viewer }) => allowedActions(order, viewer),
		owner: (order, _args, { loaders, viewer }) => (readsAll(viewer) ? loaders.account.load(order.account_id) : null),
		createdAt: ({ created_at }) => created_at.toISOString(),
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
	},
} satisfies Resolvers;
