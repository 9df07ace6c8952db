/** JMH's JSON results as they are stored: read and written one benchmark at a time, with all that is in them. */
package org.openjdk.jmh.results.json;
