import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the arguments of a command. With one that there is not the process ends, saying so above how the command is used. */
export function readArgs<const Config extends ParseArgsConfig>(usage: string, config: Config) {
	try {
		return parseArgs(config);
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
		process.exit(2);
	}
}
