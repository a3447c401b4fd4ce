import { n as readConfiguration } from "./configuration-Dg-ZhC1x.js";
// ../../libs/server/db/src/database.ts
/** Opens the engine that is asked for. A PGlite folder that another process uses is refused with `DataFolderInUse`. */
async function openDatabase(config) {
	if (config.engine === "postgres") {
		const { openPostgres } = await import("./open-postgres-D1kv4z1U.js");
		return openPostgres(config);
	}
	const { openPglite } = await import("./open-pglite-DwUuQSYA.js");
	return openPglite(config);
}
// src/main.ts
/** Failures that a person can put right: their message says all, and a stack would only hide it. */
var explained = /* @__PURE__ */ new Set([
	"BrandError",
	"ConfigurationError",
	"DataFolderInUse",
	"WallsBroken",
	"DemoWorldFound"
]);
try {
	const configuration = await readConfiguration(process.env);
	const database = await openDatabase(configuration.database);
	const { start } = await import("./start-d3MQ0L4g.js");
	await start(configuration, database);
} catch (error) {
	const known = error instanceof Error && explained.has(error.name);
	console.error(known ? error.message : error);
	process.exit(1);
}
export {};
