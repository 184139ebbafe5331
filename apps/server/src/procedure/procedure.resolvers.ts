import { localized } from '@ancu/forms/format';
import { isStepDone } from '@ancu/forms/procedure';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { isVisibleListing } from '../listing/listing.service.ts';
import {
	createProcedure,
	deleteProcedure,
	getProcedure,
	getStep,
	listProcedures,
	updateProcedureRecord,
} from './procedure.service.ts';
import { changeSubstep } from './procedure-change.ts';
import { fileLinks, fileOfEvent } from './procedure-files.ts';

export const procedureResolvers = {
	Query: {
		getAllMyProcedureRecord: (_parent, args, context) => listProcedures(context, args),
		getOneProcedureRecordDetail: (_parent, { id }, context) => getProcedure(context, id),
		getOneProcedureStep: (_parent, { id }, context) => getStep(context, id),
	},
	Mutation: {
		createProcedureRecord: (_parent, { data }, context) => createProcedure(context, data),
		updateSubStepProcedure: (_parent, { id, data }, context) => changeSubstep(context, id, data),
		updateProcedureRecord: (_parent, { id, data }, context) => updateProcedureRecord(context, id, data),
		deleteProcedureRecord: (_parent, { id }, context) => deleteProcedure(context, id),
	},
	ProcedureRecord: {
		id: ({ record }) => record.id,
		name: ({ record }) => record.name,
		description: ({ record }) => record.description,
		status: ({ progress }) => (progress.isFinished ? 'FINISHED' : 'UNFINISHED'),
		type: ({ record }) => record.type,
		// A procedure and its detail are one thing under two names.
		procedureRDId: ({ record }) => record.id,
		side: ({ record }) => record.side,
		locationInfo: async ({ record }, _args, { loaders, viewer }) => {
			const listing = record.listing_id ? await loaders.listing.load(record.listing_id) : null;
			return listing && isVisibleListing(listing, viewer) ? listing : null;
		},
		price: ({ record }) => record.price,
		substepTotal: ({ progress }) => progress.total,
		substepDone: ({ progress }) => progress.done,
		next: ({ progress: { next } }, _args, { locale }) =>
			next && {
				stepId: next.step.id,
				stepTitle: localized(next.step.content.title, locale),
				substepId: next.substep.id,
				substepTitle: localized(next.substep.content.title, locale),
				actor: next.substep.actor,
				dueOn: next.substep.dueOn ?? null,
			},
		isOverdue: ({ progress }) => progress.isOverdue,
		isWaitingForMe: ({ progress }) => progress.isWaitingForMe,
		finishedAt: ({ steps, progress }) =>
			progress.isFinished
				? new Date(
						Math.max(...steps.flatMap(({ substeps }) => substeps.map(({ row }) => row.done_at?.getTime() ?? 0))),
					).toISOString()
				: null,
		createdAt: ({ record }) => record.created_at.toISOString(),
		updatedAt: ({ record }) => record.updated_at.toISOString(),
	},
	ProcedureDetail: {
		id: ({ record }) => record.id,
		title: ({ template }, _args, { locale }) => localized(template.content.title, locale),
		procedureRecordId: ({ record }) => record.id,
		stepIds: ({ steps }) => steps.map(({ id }) => id),
		doneStepIds: ({ steps }) => steps.filter(isStepDone).map(({ id }) => id),
		procedureRecord: (view) => view,
		templateVersion: ({ template }) => template.version,
		templatePublishedAt: ({ template }) => (template.published_at ?? template.created_at).toISOString(),
	},
	ProcedureStep: {
		title: ({ content }, _args, { locale }) => localized(content.title, locale),
		description: ({ content }, _args, { locale }) => localized(content.description, locale) ?? null,
		isDone: isStepDone,
		subStepProcedureIds: ({ substeps }) => substeps.map(({ id }) => id),
		subStepProcedureDoneIds: ({ substeps }) => substeps.flatMap(({ id, isDone }) => (isDone ? [id] : [])),
	},
	ProcedureSubStep: {
		title: ({ content }, _args, { locale }) => localized(content.title, locale),
		description: ({ content }, _args, { locale }) => localized(content.description, locale) ?? null,
		fileLinks: ({ id }, _args, context) => fileLinks(context, id),
		place: ({ content }, _args, { locale }) => localized(content.place, locale) ?? null,
		daysMin: ({ content }) => content.daysMin ?? null,
		daysMax: ({ content }) => content.daysMax ?? null,
		papers: ({ id, content }, _args, { locale }) =>
			content.papers.map(({ key, name, hint, isRequired }) => ({
				id: `${id}.${key}`,
				name: localized(name, locale),
				hint: localized(hint, locale) ?? null,
				isRequired,
			})),
		fees: ({ id, content }, _args, { locale }) =>
			content.fees.map(({ key, name, text, payer, asOf, source }) => ({
				id: `${id}.${key}`,
				name: localized(name, locale),
				text: localized(text, locale),
				payer: payer ?? null,
				asOf,
				source,
			})),
		note: ({ row }) => row.note,
		doneAt: ({ row }) => row.done_at?.toISOString() ?? null,
		history: ({ id }, _args, { loaders }) => loaders.procedureFileEvents.load(id),
	},
	ProcedureFileEvent: {
		id: ({ id }) => String(id),
		at: ({ at }) => at.toISOString(),
		file: (event, _args, context) => fileOfEvent(context, event),
	},
} satisfies Resolvers;
