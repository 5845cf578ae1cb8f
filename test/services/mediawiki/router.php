<?php
// Router for PHP's built-in server: one folder per wiki beside this file, named by its language.
// A dot in a page's title must not make the server look for a file, so every request but a
// resource of MediaWiki's own is handed to an entry point here.
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ?: '/' );
if ( !preg_match( '~^/([a-z-]+)/(.*)$~s', $path, $found )
	|| !is_file( __DIR__ . "/$found[1]/LocalSettings.php" )
) {
	http_response_code( 404 );
	header( 'Content-Type: text/html; charset=utf-8' );
	echo '<!doctype html><title>No such wiki</title><p>No wiki of this language is served here.</p>';
	return true;
}
$code = getenv( 'MEDIAWIKI_CODE' );
// Wikipedia has its API at /w/api.php, and metasearch engines look for it there.
$rest = preg_replace( '~^w/(?=(?:api|load|rest)\.php)~', '', $found[2] );
if ( preg_match( '~^(resources|skins|extensions)/~', $rest ) ) {
	$file = realpath( "$code/$rest" );
	$types = [ 'css' => 'text/css', 'js' => 'text/javascript', 'svg' => 'image/svg+xml', 'png' => 'image/png' ];
	$type = $types[ pathinfo( $rest, PATHINFO_EXTENSION ) ] ?? null;
	if ( $file === false || $type === null ) {
		http_response_code( 404 );
		return true;
	}
	header( "Content-Type: $type" );
	readfile( $file );
	return true;
}
$entry = in_array( $rest, [ 'api.php', 'load.php', 'rest.php' ], true ) ? $rest : 'index.php';
putenv( 'MW_CONFIG_FILE=' . __DIR__ . "/$found[1]/LocalSettings.php" );
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = "/$found[1]/$entry";
$_SERVER['SCRIPT_FILENAME'] = "$code/$entry";
chdir( $code );
require "$code/$entry";
