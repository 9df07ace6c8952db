/** The commits of a history, built as they are needed. */
package org.openjdk.jmh.builds.bisect;
