/** Suites that are spread over machines: how well that uses them, and what machines do to intervals. */
package org.openjdk.jmh.bench.shards;
