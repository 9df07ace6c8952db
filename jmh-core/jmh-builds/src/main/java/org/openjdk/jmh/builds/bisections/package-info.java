/** Builds the commits of a history on demand. */
package org.openjdk.jmh.builds.bisections;
