/** What a run knows of earlier forks of its benchmarks, and what it adds. */
package org.openjdk.jmh.history;
