/** What a budget buys: suites of recorded benchmarks, measured by a schedule with a budget and evenly. */
package org.openjdk.jmh.bench.budget;
