import { isDay } from '@ancu/forms/format';
import type { Geometry } from 'geojson';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function refuse(what: string): never {
	throw new GraphQLError(what, { extensions: { code: 'BAD_INPUT' } });
}

function readMoney(value: unknown): number {
	return typeof value === 'number' && Number.isSafeInteger(value) ? value : refuse('Money is a whole number of đồng.');
}

function readDate(value: unknown): string {
	return typeof value === 'string' && isDay(value) ? value : refuse('A date is written YYYY-MM-DD.');
}

// Without a zone it would be a moment of the server's own.
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function readDateTime(value: unknown): string {
	const moment = typeof value === 'string' && MOMENT.test(value) ? new Date(value) : undefined;
	return moment && !Number.isNaN(moment.getTime())
		? moment.toISOString()
		: refuse('A moment is written YYYY-MM-DDThh:mm:ssZ.');
}

/** Whole đồng as a JSON number, up to 2^53 - 1. */
const Money = new GraphQLScalarType<number, number>({
	name: 'Money',
	serialize: readMoney,
	parseValue: readMoney,
	parseLiteral: (node) =>
		node.kind === Kind.INT ? readMoney(Number(node.value)) : refuse('Money is a whole number of đồng.'),
});

const DateScalar = new GraphQLScalarType<string, string>({
	name: 'Date',
	serialize: readDate,
	parseValue: readDate,
	parseLiteral: (node) => (node.kind === Kind.STRING ? readDate(node.value) : refuse('A date is written YYYY-MM-DD.')),
});

const DateTime = new GraphQLScalarType<string, string>({
	name: 'DateTime',
	serialize: readDateTime,
	parseValue: readDateTime,
	parseLiteral: (node) =>
		node.kind === Kind.STRING ? readDateTime(node.value) : refuse('A moment is written YYYY-MM-DDThh:mm:ssZ.'),
});

/** GeoJSON as it was checked when it was imported; it is answered and never sent. */
const GeoGeometry = new GraphQLScalarType<Geometry, Geometry>({
	name: 'GeoGeometry',
	serialize: (value) => value as Geometry,
	parseValue: () => refuse('A geometry is not taken here.'),
	parseLiteral: () => refuse('A geometry is not taken here.'),
});

export const scalars = { Money, Date: DateScalar, DateTime, GeoGeometry };
