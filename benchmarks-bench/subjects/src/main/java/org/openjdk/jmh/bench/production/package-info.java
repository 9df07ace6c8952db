/** What it costs to record single methods in production: docs/production.md. */
package org.openjdk.jmh.bench.production;
