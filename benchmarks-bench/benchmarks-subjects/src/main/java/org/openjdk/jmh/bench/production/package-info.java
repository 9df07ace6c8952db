/** What it costs to record single methods in production: docs/evidence/production.md. */
package org.openjdk.jmh.bench.production;
