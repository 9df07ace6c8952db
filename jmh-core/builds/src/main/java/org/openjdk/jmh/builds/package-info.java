/** What our plugins do in a build, whichever tool builds: run, list, compare, bisect, report, mutate. */
package org.openjdk.jmh.builds;
