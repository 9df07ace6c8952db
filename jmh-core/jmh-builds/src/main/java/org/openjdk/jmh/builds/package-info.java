/** Implements the tasks of the build plugins: run, list, compare, bisect, report, mutate and lint. */
package org.openjdk.jmh.builds;
