/** Tasks of the build plugins, independent of the build tool: run, list, compare, bisect, report, mutate and lint. */
package org.openjdk.jmh.builds;
