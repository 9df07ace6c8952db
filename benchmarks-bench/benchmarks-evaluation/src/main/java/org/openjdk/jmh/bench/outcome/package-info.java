/** What runs and replays came to, for reports and figures. */
package org.openjdk.jmh.bench.outcome;
