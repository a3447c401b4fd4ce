import { n as guardedKysely, r as checkBrandName, t as perBrand } from "./per-brand-DcKs65f5.js";
import { t as appRole } from "./walls-XlojWWNe.js";
import { PostgresDialect } from "kysely";
import pg from "pg";
// ../../libs/server/db/src/postgres/postgres-types.ts
var { builtins } = pg.types;
var parsers = /* @__PURE__ */ new Map([[builtins.DATE, (text) => text], [builtins.INT8, Number]]);
/** How values are read: `date` as 'YYYY-MM-DD', `bigint` as number, the rest as the driver does. */
var postgresTypes = { getTypeParser: (id, format) => parsers.get(id) ?? pg.types.getTypeParser(id, format) };
// ../../libs/server/db/src/postgres/statement-names.ts
/** How often a statement is asked before it is worth a plan kept on every connection. */
var usesBefore = 2;
/** Statements that get a name, and statements that are watched, at most: lists of changing length make ever new ones. */
var namesAtMost = 500;
var watchedAtMost = 2e3;
/**
* Names for the statements that return often, so that PostgreSQL keeps them parsed and planned (the member list with its
* walls and blocks: 0.34 ms in place of 0.68). Role and brand may change under a kept plan: PostgreSQL makes it anew for
* another role, and reads the brand when it runs.
*/
var StatementNames = class {
	#names = /* @__PURE__ */ new Map();
	#uses = /* @__PURE__ */ new Map();
	/** The statement's name from its third use on, undefined before and where there are too many. */
	nameOf(text) {
		return this.#names.get(text) ?? this.#watch(text);
	}
	#watch(text) {
		if (this.#names.size >= namesAtMost) return void 0;
		const uses = this.#uses.get(text) ?? 0;
		if (uses >= usesBefore) {
			const name = `parlour_${this.#names.size}`;
			this.#uses.delete(text);
			this.#names.set(text, name);
			return name;
		}
		if (this.#uses.size >= watchedAtMost) this.#uses.clear();
		this.#uses.set(text, uses + 1);
	}
};
// ../../libs/server/db/src/postgres/walled-client.ts
/** PostgreSQL's refusal to run a kept plan whose columns a migration has changed. */
var planIsStale = "0A000";
/** A pooled connection that keeps the plans of frequent statements. */
var WalledClient = class {
	#client;
	#names;
	#spent = false;
	constructor(client, names) {
		this.#client = client;
		this.#names = names;
	}
	query(text, values = []) {
		if (typeof text !== "string") throw new Error("Rows are read at once, not through a cursor");
		return this.#run(text, [...values]);
	}
	/** Gives the connection back, or away where its kept plans are out of date. */
	release(broken = false) {
		this.#client.release(broken || this.#spent);
	}
	async #run(text, values) {
		if (values.length === 0) return this.#client.query(text);
		try {
			return await this.#client.query({
				name: this.#names.nameOf(text),
				text,
				values
			});
		} catch (error) {
			this.#spent ||= error instanceof Error && "code" in error && error.code === planIsStale;
			throw error;
		}
	}
};
// ../../libs/server/db/src/postgres/walled-pool.ts
/** The brand for which a connection was last set up. */
var brandOfClient = /* @__PURE__ */ new WeakMap();
/** One brand's view of the shared pool: a connection is set to role and brand before it is handed out, if it is not yet. */
var WalledPool = class {
	#pool;
	#names;
	#brand;
	options;
	constructor(pool, names, brand) {
		this.#pool = pool;
		this.#names = names;
		this.#brand = checkBrandName(brand);
		this.options = pool.options;
	}
	async connect() {
		const client = await this.#pool.connect();
		if (brandOfClient.get(client) !== this.#brand) await this.#setUp(client);
		return new WalledClient(client, this.#names);
	}
	/** The pool is shared: whoever opened the database ends it. */
	async end() {}
	async #setUp(client) {
		try {
			await client.query(`set role ${appRole}; set app.brand = '${this.#brand}'`);
		} catch (error) {
			client.release(true);
			throw error;
		}
		brandOfClient.set(client, this.#brand);
	}
};
// ../../libs/server/db/src/postgres/open-postgres.ts
/** Connections for migrations, the store of brands and the jobs. */
var ownerConnections = 3;
var defaultConnections = 10;
/** Opens a PostgreSQL: one pool for all brands, a small one for the owner. */
async function openPostgres(config) {
	const brands = openPool(config.url, config.connections ?? defaultConnections);
	const owners = openPool(config.url, ownerConnections);
	const names = new StatementNames();
	const database = {};
	const over = (pool) => guardedKysely(new PostgresDialect({ pool }), database);
	return {
		engine: "postgres",
		owner: over(owners),
		forBrand: perBrand((brand) => over(new WalledPool(brands, names, brand))),
		executeSql: async (text, values = []) => owners.query(text, values),
		close: async () => {
			await Promise.all([brands.end(), owners.end()]);
		}
	};
}
function openPool(url, max) {
	const pool = new pg.Pool({
		connectionString: url,
		max,
		types: postgresTypes
	});
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}
export { openPostgres };
